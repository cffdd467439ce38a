import { rated, type Words } from "../writing";

/** Software engineer, locker firmware: five have written, Wren Okafor's draft waits to be submitted. */
export const RAFAEL: Words = {
  wren: {
    vote: "inclined",
    bar: "raises",
    summary:
      "I went in to find out whether people would bring him bad news, and I came out believing that they do. He named two mistakes of his own before I asked for one, said what each of them had cost other people, and could tell me what he does differently now. He listens: twice he repeated what I had asked in his own words and got it right. What holds me back from a stronger yes is that both stories are about people he already knew well. I don't know how he earns trust from somebody who starts out against him. In our team he would raise the average, mostly because the newer ones among us would stop hiding half-finished work.",
    principles: {
      "Earn Trust": rated(
        4,
        [
          "At his last company a locker bank in a train station stayed locked for a morning. His own change had passed review, and nobody suspected it.",
          "He found the cause during the incident call, said in front of the customer's people that it was his change, and asked a colleague to check the fix because he didn't trust his own eyes that day.",
          "The doors opened 40 minutes later. The customer's station manager asked for him by name in the next two reviews. He wrote up the test that would have caught it, and it is part of their release list now.",
        ],
        [
          "A new colleague rewrote a module of his without telling him and broke the battery estimate.",
          "He first asked her what had bothered her about the old code. She said that she had been afraid to ask. He sat with her for two afternoons, kept the parts of her version that were better, and put both names on it.",
          "The estimate has held since. She now reviews most of his changes. He told the story with her permission, which I noticed.",
        ],
      ),
    },
  },
  meiLin: {
    vote: "inclined",
    bar: "raises",
    summary:
      "Rafael goes and looks. In both stories the dashboards said that all was well, and he didn't leave it at that. He could give me the numbers without searching for them, and where he didn't know one he said so and told me how he would find out. He is slower to generalise: asked what the two cases have in common he needed a while. I would want him on any fault that others have closed as not reproducible.",
    principles: {
      "Dive Deep": rated(
        5,
        [
          "One locker bank in two hundred lost its network for about a minute every night. Support had closed eleven tickets on it as weather.",
          "He took the raw modem logs of six weeks, lined them up against everything else with a daily rhythm, and drove to one site to sit there at three in the morning with a current clamp.",
          "The heating of the neighbouring vending machine pulled the supply below the modem's limit. A capacitor for less than two euros ended it in all 31 affected sites, and he got the limit into the data sheet review for the next model.",
        ],
        [
          "Door sensors reported 0.3 per cent false openings. The team had lived with that figure for years.",
          "He asked who had measured it. Nobody knew. He filmed four banks for a weekend and counted by hand.",
          "The true figure was 2.1 per cent: the report left out retries. The team stopped work on a feature that rested on the wrong number, before it had shipped.",
        ],
      ),
    },
  },
  bashir: {
    vote: "inclined",
    bar: "raises",
    summary:
      "He finishes things, and he can say which ones he dropped to do so. The release story convinced me because he cut the scope himself, early, and told everybody what would be missing. I pressed him on a result that he didn't reach and got a straight answer. I would have liked one example where the deadline was his own idea; all of these came from outside.",
    principles: {
      "Deliver Results": rated(
        4,
        [
          "A new payment rule meant that 4,000 lockers needed new firmware in nine weeks; the usual cycle was sixteen.",
          "He split the change into the part that the rule asked for and the rest, moved the rest out in week one, and set up a rack of forty old boards so that updates could be tried overnight.",
          "All but 60 lockers were done in week eight. For those he had a list with a reason and a date each. None was fined.",
        ],
        [
          "He promised a power saving of 30 per cent for the battery models and reached 19.",
          "He told the product side in the middle of the quarter, showed where the missing part had gone, and offered to stop or to go on for another month. They stopped.",
          "The 19 per cent shipped. He said the promise had been careless because he had measured a single board, and that he measures ten now.",
        ],
      ),
    },
  },
  priya: {
    vote: "stronglyInclined",
    bar: "raises",
    summary:
      "I need somebody who treats the fleet as theirs after the release, and Rafael does. He described the handover to operations as part of the work. He took over a bootloader that nobody wanted and left it in a state in which others volunteer for it. My one question is scale: his fleet was a third of ours. He asked about exactly that himself, and his questions about our update windows were better than those of people who have been here for a year.",
    principles: {
      Ownership: rated(
        5,
        [
          "The bootloader at his company had no owner. Each team patched it when it hurt, and one board in five hundred came back dead after an update.",
          "He asked for it. In the first month he changed nothing but wrote down every path through it, then added a second image so that a failed update could always fall back.",
          "Dead boards went from one in five hundred to none in fourteen months. He handed it over to two people, with the document, and answers questions about it still.",
        ],
        [
          "Operations had a page of steps for replacing a board, and technicians skipped half of them.",
          "He went along on six replacements, saw that the steps were in the wrong order for somebody on a ladder, and moved four of them into the firmware.",
          "A replacement takes 12 minutes instead of 35. It wasn't asked of him, and his manager heard of it from operations.",
        ],
      ),
    },
  },
  freya: {
    vote: "inclined",
    bar: "raises",
    summary:
      "Measured against the firmware engineers I have met at this level here, he is in the upper half. His standards show in what he refuses: he held back a release that everybody wanted, with a reason that could be checked, and took the blame for the delay when it came. I looked for the other side, standards as an excuse for being slow, and didn't find it. The second story is weaker, because the rule he introduced was kept up only as long as he was there to remind people. That is the point I would raise in the debrief.",
    principles: {
      "Insist on the Highest Standards": rated(
        4,
        [
          "A release was signed off by all and due on a Thursday. He saw one unexplained restart in 9,000 hours of testing.",
          "He asked for two days. When that was refused he wrote one page on what the restart could mean in the field and who would have to drive out, and sent it to the person who would carry the cost.",
          "He got the two days and found a counter that overflowed after 49 days of running. Every locker would have frozen seven weeks later.",
        ],
        [
          "Reviews in his group had become a formality: nine out of ten had no comment.",
          "He proposed that each review names one thing that was tried by hand. He did it in all of his own for a month before he asked anybody else.",
          "Defects found after a release fell by about half during that year. After he moved to another group the habit faded within a quarter. He said so himself when I asked.",
        ],
      ),
    },
  },
  luca: {
    vote: "inclined",
    bar: "raises",
    summary:
      "Practice. I followed the Bar Raiser's hour. I would have asked for the second story earlier, because the first one answered the question after ten minutes. What I take away: she kept asking who else had known, and each time the answer changed what I thought of the story.",
    principles: {},
  },
};
