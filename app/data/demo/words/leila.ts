import { rated, type Words } from "../writing";

/** Data scientist, route planning: the loop ended in a no hire. */
export const LEILA: Words = {
  wren: {
    vote: "inclined",
    bar: "raises",
    summary:
      "She cares about the person who returns something, and she has changed a process for them twice, by listening. I enjoyed the hour. She thinks like somebody who builds a product. On simplifying she is good as well, though it was the product that became simpler and not the analysis behind it, and I don't know how much that matters for this role.",
    principles: {
      "Customer Obsession": rated(
        4,
        [
          "People wrote to support to ask whether their return had arrived.",
          "She read 400 of the letters and saw that nearly all of them came on day three. She sent a short message on day two.",
          "Letters of this kind fell by 60 per cent.",
        ],
        [
          "A form asked for the reason of a return with 24 choices, and most people took the first one.",
          "She let ten people use it while she watched, and replaced it with one open line.",
          "The answers could be used for the first time. The three most frequent ones weren't among the 24.",
        ],
      ),
      "Invent and Simplify": rated(4, [
        "Each shop got a report of nine pages every week.",
        "She asked twelve shop managers which page they had last acted on, and kept that page.",
        "One page, read by most. Two managers asked for a second page and got it.",
      ]),
    },
  },
  tomasz: {
    vote: "notInclined",
    bar: "meets",
    summary:
      "Good instincts and thin support for them. In both cases she was right, and in both she couldn't tell me how she would have noticed if she hadn't been. For a product role I would think differently about it. For a data scientist at level six the second half of the sentence is the job.",
    principles: {
      "Are Right, A Lot": rated(
        3,
        [
          "She recommended to stop a discount that, in her view, only moved purchases to another week.",
          "She had looked at two weeks before and after in three shops. The discount was stopped everywhere.",
          "Sales held up. She hadn't planned any way to see whether that was due to the decision or to the season.",
        ],
        [
          "Two suppliers' forecasts differed and she had to choose one.",
          "She chose the one whose people she trusted more, and said so openly.",
          "It was the better one in that year. Asked how she would choose without knowing anybody, she had no method yet.",
        ],
      ),
    },
  },
  obi: {
    vote: "notInclined",
    bar: "meets",
    summary:
      "I like her and would like to work with her, on something else. She gave way in both stories where a person in this role has to hold a figure against pressure. She did it for kind reasons. She said in the end that the parts of the work which she loves are with the customers, and I think that she is right.",
    principles: {
      "Have Backbone; Disagree and Commit": rated(
        2,
        [
          "A manager asked her to leave one bad month out of a trend.",
          "She said that she didn't like it and did it, with a note in the appendix.",
          "Nobody read the appendix. The plan that rested on the trend was corrected half a year later.",
        ],
        [
          "She disagreed with a target for her team.",
          "She said so to her colleagues and not to the person who had set it.",
          "The target was missed. She then told him, and he asked why she hadn't said it earlier. She tells this against herself, with insight.",
        ],
      ),
    },
  },
  freya: {
    vote: "notInclined",
    bar: "meets",
    summary:
      "I looked for depth at the level of this role and found the beginning of it. She asks good questions of people and takes data as it comes. Next to the six who hold this role she would be learning from all of them, and none from her, in the thing that the role is for. She would raise the average in other roles that I know of here. I would say so to her, and I would invite her to apply.",
    principles: {
      "Dive Deep": rated(
        2,
        [
          "A dashboard showed a sudden fall in returns for one product.",
          "She asked the shops and heard that the product was sold out. She noted that as the cause.",
          "It was half of the cause. The other half was a new barcode that the counters couldn't read, which somebody else found a month later.",
        ],
        [
          "She presented a rise in satisfaction of 12 points.",
          "I asked how many people had answered. She looked it up in the interview: 41 before and 38 after.",
          "She saw at once what that means and said it before I did. I give her credit for that. It hadn't been asked when it counted.",
        ],
      ),
    },
  },
};
