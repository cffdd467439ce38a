import { rated, type Words } from "../writing";

/** Data scientist, route planning: the offer went out. */
export const DMITRI: Words = {
  zofia: {
    vote: "inclined",
    bar: "raises",
    summary:
      "He planned tours by hand for three years before he wrote the first line of code, and it shows: the people who live with a plan are never far away in what he tells. He asked me how our drivers get a change at noon, and I had to admit that I don't know.",
    principles: {
      "Customer Obsession": rated(
        5,
        [
          "A hospital refused deliveries that came between two and three, and nobody at the carrier knew why.",
          "He phoned the goods-in desk. It was the hour of the shift change. He added a field for such hours and asked the forty largest receivers for theirs.",
          "Refused deliveries at those forty fell by 70 per cent. Nine of them thanked the drivers, and the drivers told him.",
        ],
        [
          "A new plan saved 5 per cent of kilometres and gave two drivers every difficult street.",
          "He saw it when one of them asked for sick leave, apologised to both, and added a limit on how hard a tour may be in a week.",
          "It cost 1 of the 5 per cent. He showed that to his director as the price of being able to keep drivers.",
        ],
      ),
    },
  },
  ines: {
    vote: "inclined",
    bar: "raises",
    summary:
      "Inventive in a quiet way. He replaces machinery with a good question. One of his two ideas failed and he could say at which point he should have known. I would have liked an idea that came from outside his own field.",
    principles: {
      "Invent and Simplify": rated(
        4,
        [
          "Planners fixed about 300 tours by hand every night.",
          "He kept a record of what they changed for a month and found that seven kinds of change made up 260 of them. Five became rules; two became a question that the planner answers with yes or no.",
          "They fix about 40 by hand now, and those are the interesting ones, they say.",
        ],
        [
          "He wanted to let drivers swap stops among each other.",
          "He tried it on paper with one depot for a week. Experienced drivers collected the easy stops.",
          "He dropped it after four days, and said at the end of the trial that it had been his idea and why it wouldn't work.",
        ],
      ),
    },
  },
  soledad: {
    vote: "inclined",
    bar: "raises",
    summary:
      "Sound judgement from long practice, and enough doubt about it. He distinguishes between what he knows from the road and what he knows from data and can tell when they disagree. He chose once for the road and once for the data, right both times, with reasons that hold.",
    principles: {
      "Are Right, A Lot": rated(
        4,
        [
          "The planner wanted to send the winter tours over a pass that is open nine days out of ten.",
          "He worked out what the tenth day costs, asked two drivers what they would do on it, and took the pass out of the plan for three months.",
          "That winter it was closed on 14 days. The longer way had cost less than two of those would have.",
        ],
        [
          "He had always believed that small vans are better in the old town.",
          "A colleague's figures said that it made no difference. He went through them looking for the mistake, found none, and changed the fleet plan.",
          "The larger vans saved one tour in six. He tells the story whenever somebody quotes his experience.",
        ],
      ),
    },
  },
  obi: {
    vote: "inclined",
    bar: "raises",
    summary:
      "He speaks up late in a meeting and then with weight. I asked whether late means too late, and he told me about one time when it did, which answered my question better than a success would have. Once decided he carries a plan that isn't his. I want him for the depots.",
    principles: {
      "Have Backbone; Disagree and Commit": rated(
        4,
        [
          "A merger of two depots was decided on figures from the summer.",
          "He said that the winter figures would turn it round, had them ready, and asked for one week. It was refused. He then planned the merged depot down to the parking spaces.",
          "The merger held, at a higher cost than hoped and lower than he had feared. He sent both numbers to those who had decided.",
        ],
        [
          "He saw in a meeting that a supplier's offer left out weekends, and waited for somebody senior to say so.",
          "Nobody did. He said it a day later by mail, after the handshake.",
          "It cost 30,000 euros to put right. Since then he says it in the room, he told me, also when his voice isn't steady.",
        ],
      ),
    },
  },
  kenji: {
    vote: "stronglyInclined",
    bar: "raises",
    summary:
      "I have rarely met somebody who knows the ground under his figures so well. He can tell from a column which depot's scanner it comes from. Against the six people at this level in Routing he would be first or second in this. I asked about the reverse, drowning in detail, and he has a rule for himself: three questions, then a decision, then more questions. I looked for a case where the rule failed him, and we didn't find one.",
    principles: {
      "Dive Deep": rated(
        5,
        [
          "A depot reported that it was two hours faster than all others.",
          "He asked for the raw scans. A third of the stops had been scanned in one minute at the end of the tour. He drove there and asked, without blame: the scanner's battery lasted half a day.",
          "New batteries for eleven depots. The depot turned out to be an average one, and its manager thanked him, because the targets had been built on the false hours.",
        ],
        [
          "The model for loading times was good on average and bad for every single stop.",
          "He timed 200 stops with a watch and wrote down what he saw beside each. Stairs, a lift, a dog, a friendly door.",
          "Two of these could be known before: the floor and the lift. With them the error for a single stop fell by half.",
        ],
      ),
    },
  },
};
