import { rated, type Words } from "../writing";

/** Software engineer, locker firmware: a hire that the Bar Raiser blocked for good. */
export const PIET: Words = {
  meiLin: {
    vote: "inclined",
    bar: "raises",
    summary:
      "Strong on the technical side, and quick. He knows his systems to the bottom. On trust I have one good story and one that left me unsure: he was right about the matter, and the way he told it had a winner and a loser. I lean to a yes because of the depth.",
    principles: {
      "Dive Deep": rated(4, [
        "Motor drivers failed in one building and nowhere else.",
        "He logged the supply for a week, compared it with the building's plan, and found a lift on the same phase.",
        "A filter solved it. He found nine other buildings with the same wiring from the plans alone, before they failed.",
      ]),
      "Earn Trust": rated(
        3,
        [
          "His group had lost confidence in its estimates after a bad year.",
          "He took all estimates over himself for two quarters and published how far off each had been.",
          "The estimates became good. The group went on leaving them to him.",
        ],
        [
          "A colleague claimed that a fault was in Piet's code.",
          "He proved in front of the group that it wasn't.",
          "He was right. The colleague doesn't review his code any more.",
        ],
      ),
    },
  },
  bashir: {
    vote: "inclined",
    bar: "raises",
    summary:
      "Results without any doubt: three releases in time, in a group that had managed none before. He sets a date and everybody knows it. What I didn't get was how the group did it; each answer was about what he did.",
    principles: {
      "Deliver Results": rated(
        5,
        [
          "A group of five had missed every date for a year.",
          "He froze the scope on day one of each cycle and cleared everything out of the way himself, at night if needed.",
          "Three releases in time in a row, and the first without a recall.",
        ],
        [
          "A large customer threatened to leave over an open fault.",
          "He went there, stayed for eight days, and fixed it on site.",
          "The customer stayed and extended. The fix had to be redone later because nobody else understood it.",
        ],
      ),
    },
  },
  priya: {
    vote: "stronglyInclined",
    bar: "raises",
    summary:
      "We have been looking for seven months, and he could start on the updates in the first week. He takes hold of things. I see the way he is with others and believe that I can work with it. The fleet needs somebody with this force.",
    principles: {
      Ownership: rated(
        4,
        [
          "The test bench had been broken for a quarter because its owner had left.",
          "He repaired it over a weekend and declared it his.",
          "It has run ever since.",
        ],
        [
          "A release went out with the wrong key.",
          "He took responsibility in front of the customer, although the step wasn't his, and led the replacement of 600 boards.",
          "Done in nine days. He then did the signing himself in every release that followed.",
        ],
      ),
    },
  },
  soledad: {
    vote: "stronglyNotInclined",
    bar: "lowers",
    summary:
      "I asked about standards and found that they hold as long as he is the one who keeps them. He switches a check off when it is in his way and on again when it is in somebody else's. In the second story a colleague was blamed for a fault that the check, had it been on, would have caught, and he let that stand. I compared him with the engineers at this level in Lockers: three of them I know well, and each has built something that keeps others, and themselves, honest. This would lower the average, and it would do so in a place where people can get their hands caught in a door.",
    principles: {
      "Insist on the Highest Standards": rated(
        1,
        [
          "The door test takes 40 minutes and has to pass before each release. A release was late.",
          "He skipped the test, because he knew his change and it didn't touch the doors. He set the record to passed.",
          "Nothing happened. He told it as an example of judgement. He had required the same test of a colleague in the month before.",
        ],
        [
          "Two months later a change of a colleague made doors close with too much force in eleven lockers. The check that measures this had been off since Piet's release.",
          "He led the repair, fast and well. In the review it was said that the colleague hadn't run the check. Piet knew that it couldn't have been run, and said nothing.",
          "The colleague got a written warning. When I asked whether he had thought of correcting it later, he said that it would have helped nobody by then.",
        ],
      ),
    },
  },
};
