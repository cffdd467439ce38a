import { rated, type Words } from "../writing";

/** Software engineer, locker firmware: everybody has written, and the round was revealed. */
export const EMEKA: Words = {
  ines: {
    vote: "inclined",
    bar: "raises",
    summary:
      "Emeka picks up what lies around. The best sign for me was the story he nearly didn't tell because he thought it too small: he had kept a build machine alive for two years, because eleven people depended on it and it belonged to nobody. He can also let go: he gave it away once there was somebody to give it to. I asked for a case where he dropped something and he had one.",
    principles: {
      Ownership: rated(
        4,
        [
          "The machine that built all firmware images stood under a desk and belonged to a team that no longer existed.",
          "He listed who used it, wrote its set-up down as a script, and rebuilt it from nothing every Monday for two months to be sure that the script was true.",
          "When the old disk died nobody lost more than an hour. He then handed the script to the platform team and stayed on their call list for one quarter.",
        ],
        [
          "He had started to rework the logging and saw after three weeks that it would take a year.",
          "He stopped, wrote two pages on what he had learned, deleted the branch, and told the people who had been waiting for it that it wouldn't come.",
          "One of them used the two pages a year later. It cost him a line in his review, he said, and he would do it again.",
        ],
      ),
    },
  },
  tomasz: {
    vote: "notInclined",
    bar: "meets",
    summary:
      "He knows his tools and uses them well, yet in both stories he stopped at the first explanation that fitted. When I asked what else would have given the same trace he was interested, and hadn't asked himself. At this level on this team the second question matters more than the first. He is good, and I don't believe that he raises our average on this principle. I could be persuaded by evidence from other hours.",
    principles: {
      "Dive Deep": rated(
        2,
        [
          "Boards restarted now and then when a door motor started.",
          "He saw a dip on the supply with the oscilloscope, added a delay before the motor starts, and the restarts became rare.",
          "Rare meant one in a thousand instead of one in two hundred. He didn't follow the remaining ones. A colleague later found a ground connection that was too thin, which explained both.",
        ],
        [
          "A sensor's readings drifted over weeks.",
          "He fitted a curve to the drift and corrected for it in the firmware. The fit was done with care, on 50 devices.",
          "The readings were right again. When I asked why they drift he named the temperature as a guess. He hadn't plotted one against the other.",
        ],
      ),
    },
  },
  zofia: {
    vote: "inclined",
    bar: "raises",
    summary:
      "Two deliveries, both on the day he had named, both with less than was asked and with the agreement of the people who had asked. I took off half a step because the second one leaned on weekends, his own and those of two others. He knows that this isn't a plan. He said what he would cut today.",
    principles: {
      "Deliver Results": rated(
        4,
        [
          "A supplier stopped making the radio chip with four months' notice.",
          "He chose the replacement in a week by trying the two worst sites instead of the lab, and made the driver so that both chips run from one image.",
          "The change-over took three months, without a gap in production. The one image has since saved a release for each model, about eight days a year.",
        ],
        [
          "A customer's opening of 120 locker banks was tied to a holiday and couldn't move.",
          "He made a list of everything that would have to be true on the day and went through it with operations every morning. Two features were moved to January after three weeks.",
          "118 banks opened on the day and two on the day after. He worked four weekends, and said that he should have cut a third feature instead.",
        ],
      ),
    },
  },
  priya: {
    vote: "inclined",
    bar: "raises",
    summary:
      "I asked three people's worth of questions about conflict, and he stayed plain. He speaks of those he disagreed with in a way that they could listen to. He is quiet, and I had to wait for some answers; the wait was worth it each time. The open point for me is depth, which wasn't mine to ask about.",
    principles: {
      "Earn Trust": rated(
        4,
        [
          "The hardware group had stopped inviting the firmware people, after a review that had become personal.",
          "He went to their lab with a fault of his own making and asked for help with it. He did this three times in a month before he raised the reviews at all.",
          "They share a weekly hour now. The next board came with the test points that firmware had wanted for years.",
        ],
        [
          "A junior colleague's change caused a recall of 40 boards.",
          "In the review he described what the rest of them, himself first, hadn't seen in it. Then he asked her to lead the follow-up, with his help, if she wanted to. She did.",
          "She presented the result to the director. He wasn't in the room, on purpose.",
        ],
      ),
    },
  },
  soledad: {
    vote: "inclined",
    bar: "raises",
    summary:
      "His standards are high and they are written down, which is rarer. The rule about reproducible builds came from him and has outlived him by a year. I tested whether he applies them to himself, and he showed me a release of his that he would refuse today, with the reason. He is less sure of himself when a standard costs a customer something. I want the debrief to weigh that together with what others found on depth, since the two could have one root.",
    principles: {
      "Insist on the Highest Standards": rated(
        4,
        [
          "Two builds of the same sources gave different images, and nobody saw a problem in that.",
          "He showed that it made one class of faults impossible to track down, fixed the four causes in the build, and added a check that builds everything twice.",
          "For three years each image that left the house has been reproducible. The check still runs, a year after he changed teams.",
        ],
        [
          "A field test had passed with 28 of 30 devices, and the two failures had been called handling errors.",
          "He asked for the two devices. One had been dropped. The other had a cracked joint from the reflow oven.",
          "The oven's profile was corrected before series production. He would have preferred to test 300 and gave in at 100, because the customer was waiting. He isn't sure to this day whether that was right.",
        ],
      ),
    },
  },
  luca: {
    vote: "stronglyInclined",
    bar: "raises",
    summary:
      "Practice. I shadowed the Bar Raiser's hour. I was won over by the reproducible builds and wrote my vote before the second story was over. Reading my notes again, I asked nothing about what a standard costs, which is where the hour became interesting.",
    principles: {
      "Insist on the Highest Standards": rated(
        5,
        [
          "Builds of the same sources differed, and he was the one whom it bothered.",
          "He fixed the causes in the build himself, and had every image built twice from then on.",
          "Three years of reproducible images, and the check is still there without him.",
        ],
        [
          "A field test was about to be signed with two failed devices.",
          "He asked to see both, and found a cracked joint in one of them.",
          "The oven was corrected before the series. He wanted 300 devices tested and settled for 100.",
        ],
      ),
    },
  },
};
