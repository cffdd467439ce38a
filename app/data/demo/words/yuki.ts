import { rated, type Words } from "../writing";
import { ANSELM_ON_YUKI } from "./yuki-at-length";

/** Data scientist, route planning: the debrief is in its discussion. */
export const YUKI: Words = {
  anselm: ANSELM_ON_YUKI,
  wren: {
    vote: "notInclined",
    bar: "meets",
    summary:
      "I asked who her customers were and got two good answers and one that surprised me: for the planners in the depot, who work with her numbers all day, she had no story. The one that she told about shoppers is strong. The second is about a wish that she had guessed, and it was guessed well, but she found out that it was right only after it had been built. At level six I would expect the asking to come first. I may have had an unlucky hour; she was interested when I said it.",
    principles: {
      "Customer Obsession": rated(
        3,
        [
          "A grocery chain threw away bread every evening and ran out of it every Saturday.",
          "She spent a Saturday in two shops, saw that people who found no bread left without the rest of their list, and changed what the forecast was judged by: from loaves left over to baskets given up.",
          "Waste went up by 3 per cent and sales in those hours by 9. The chain kept the measure.",
        ],
        [
          "She believed that depot planners wanted one number in place of a range.",
          "She built the view with one number and showed it to the head of planning, who liked it.",
          "The planners added their own margin on top, each a different one. She found out after four months and put the range back.",
        ],
      ),
    },
  },
  meiLin: {
    vote: "inclined",
    bar: "raises",
    summary:
      "She takes things away. Both stories end with fewer parts than they began with, and with people who understand what is left. The forecast that she replaced with three lines of arithmetic is the kind of answer that I would like to hear more often on our team, me included. She was less inventive when I gave her a made-up problem on the spot, and I give that little weight against what she has done.",
    principles: {
      "Invent and Simplify": rated(
        4,
        [
          "A nightly forecast of returns took five hours, four models and a person who watched it.",
          "She kept each model's record for a quarter and found that the last four weeks' average was within 2 per cent of all of them. She proposed to switch the four off, her own among them.",
          "The job takes nine seconds. The person who watched it works on something that she had asked for since she was hired.",
        ],
        [
          "Shops could correct a forecast, and the corrections were thrown away after a day.",
          "She let each correction expire over two weeks instead, by a rule that fits on a card, and printed the card.",
          "Corrections fell by half because they no longer had to be repeated. Three shops explained the card to her when she visited.",
        ],
      ),
    },
  },
  tomasz: {
    vote: "inclined",
    bar: "raises",
    summary:
      "Good judgement, and she can show where it came from. I liked that she keeps a list of predictions with a date and looks at it; one in four was wrong, and she could say what the wrong ones share: she trusts suppliers' figures too long. She looks for the person who will disagree and pays attention to them.",
    principles: {
      "Are Right, A Lot": rated(
        4,
        [
          "Two weeks before a strike that might or might not happen, a chain had to decide where to put its stock.",
          "She named four facts that would show early which way it would go, gave each a date, and proposed a plan that was cheap to turn round until the third date.",
          "The strike was called off. The turn cost 11,000 euros; the other plan on the table would have cost about 200,000. She had told them the 11,000 in advance.",
        ],
        [
          "She was sure that a price change had caused a fall in orders.",
          "She asked the sceptic on the team to write the best case against it, and read it before she wrote her own.",
          "He was right about half of it. Her report said so in the first paragraph and named him.",
        ],
      ),
    },
  },
  obi: {
    vote: "stronglyInclined",
    bar: "raises",
    summary:
      "She disagreed with me for a quarter of the hour about how we measure a late parcel, stayed friendly, and changed my mind on one point of three. Her stories show the same person. When she lost, she worked on the plan that had won as if it were hers, and in one of them it succeeded because of her. This team agrees with itself too quickly, and I want her in it.",
    principles: {
      "Have Backbone; Disagree and Commit": rated(
        5,
        [
          "The board had promised delivery within two hours in a new city. Her figures said that half of the parcels would be late.",
          "She brought the figures to the person who had made the promise, with the two districts where it could be kept, before anybody else saw them. The promise stood. She then planned the other districts so that the late ones were late by minutes.",
          "In the first month 71 per cent arrived in time; she had said 50. She pointed out herself that she had been too gloomy, and why.",
        ],
        [
          "Her team wanted to buy a planning tool, and she was alone in wanting to build.",
          "She wrote down what would prove her wrong within three months, accepted the purchase, and led the introduction.",
          "The tool did what the list asked for. She says that the decision was right and hers was wrong.",
        ],
      ),
    },
  },
};
