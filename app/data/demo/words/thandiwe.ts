import { notAssessed, rated, type Words } from "../writing";

/** Data scientist, route planning: four have written, Tomasz Lindqvist has not. */
export const THANDIWE: Words = {
  ines: {
    vote: "inclined",
    bar: "raises",
    summary:
      "Thandiwe thinks of the driver and the person behind the door as two customers with different wishes, and could say where she had chosen between them. She has ridden along on tours, more than once. I missed a case where she told a customer no.",
    principles: {
      "Customer Obsession": rated(
        4,
        [
          "Drivers switched off the route app she had built after the third stop and drove as they always had.",
          "She rode along for four days and found that the app sent them past a full car park at noon. She added what drivers know about a street as something that they can enter with one thumb.",
          "Use to the end of the tour went from 38 to 81 per cent in a quarter. She kept a list of the entries that she didn't build, with the reason for each.",
        ],
        [
          "Her company wanted delivery windows of one hour, because a rival had them.",
          "She asked 60 customers what they had missed a parcel for. Hardly any of them named the window; most of them named no word that it would be late.",
          "They sent a message at the moment a tour fell behind, in place of the narrower window. Missed deliveries fell by a fifth.",
        ],
      ),
    },
  },
  zofia: {
    vote: "notInclined",
    bar: "meets",
    summary:
      "Her judgement is sound where she has data. Where she has none she waits for it. Both decisions that she brought were right in the end, and both came weeks after they could have been taken. For this level I would expect her to say what she believes on thin facts and what would change her mind. She came closest when she described the fuel case, and even there the bet was her manager's. I would be glad to be shown a case I didn't hear.",
    principles: {
      "Are Right, A Lot": rated(
        3,
        [
          "Two models for demand in the week before a holiday disagreed by 30 per cent, and vans had to be ordered.",
          "She proposed to wait for the Monday figures. Her manager ordered for the middle. She then worked out why the models differed and retired one of them.",
          "The middle was about right. The next year the remaining model was within 6 per cent. The analysis was excellent; the decision was not hers.",
        ],
        [
          "Fuel use rose and the fleet team blamed a new tyre.",
          "She asked them what they would expect to see if the tyre were innocent, looked for that, and found that the rise had started before the change, with a new depot.",
          "The tyre order stood. She took back a slide of her own that had said otherwise, in front of the same people.",
        ],
      ),
    },
  },
  obi: {
    vote: "inclined",
    bar: "raises",
    summary:
      "She told me that one of our published figures looks too good, and she is right about that. She did it politely, with the arithmetic, in an interview. The earlier stories are of the same kind. I believe that she would say it to me in a planning meeting too, and then help with whatever we decide.",
    principles: {
      "Have Backbone; Disagree and Commit": rated(
        4,
        [
          "Her director wanted to publish an average delivery time that left out failed attempts.",
          "She said in the meeting that she wouldn't put her name under it and showed both figures side by side. He decided to publish his figure with a footnote. She wrote the footnote, and made it readable.",
          "Six months later a newspaper asked, and the footnote answered the question. The figure was replaced the year after.",
        ],
        [
          "She was against moving the nightly planning run to a cheaper machine.",
          "She named the night on which it would fail, lost the argument, and then rewrote the run so that it could stop half way and still give the depots something.",
          "It failed on that night, and the depots had their tours. She didn't mention her prediction to anybody; I asked.",
        ],
      ),
    },
  },
  kenji: {
    vote: "inclined",
    bar: "raises",
    summary:
      "I spent the hour on one project and she held up at every layer that I asked for: the query, the sensor behind the query, the person who mounts the sensor. She draws a line between what she saw and what she concluded. She is honest about a dead end of three weeks. I would place her above the median of the people now at this level in Routing, on depth alone. Whether she decides fast enough is not something my hour could show.",
    principles: {
      "Dive Deep": rated(
        5,
        [
          "Tours through one suburb took 20 minutes longer than planned, and every model said that they shouldn't.",
          "She compared planned and driven speed for each street, found the loss in eleven gateways of one housing estate, and stood at one of them for a morning. The gates opened for residents' cars only, and drivers waited to slip in.",
          "One letter to the estate's owner got the fleet a code. The 20 minutes were gone the week after. She then searched for the same pattern elsewhere and found six more estates.",
        ],
        [
          "After a map update the planner's estimates became worse by 4 per cent, and nobody could say why.",
          "For three weeks she suspected the turn costs. She wrote down what would disprove that, ran it, and dropped the idea. Then she read the map supplier's change list line by line.",
          "A field for road surface had changed its unit. She added a check that compares each update with the one before on ten thousand known tours, and it has caught two changes since.",
        ],
      ),
      "Invent and Simplify": notAssessed(
        "We didn't come to it. I had planned ten minutes for it at the end, and I let the map story run because it was worth it.",
      ),
    },
  },
};
