import { rated, type Words } from "../writing";

/** Product manager, returns: a hire, an open veto, and a follow-up round that has begun. */
export const AURELIO: Words = {
  ines: {
    vote: "inclined",
    bar: "raises",
    summary:
      "Aurelio starts with the person who stands in front of the locker with a parcel in each arm. He moves fast and he knows which of his steps can be taken back. The story about labels is one of the best I have heard on this principle. I had less on the moment when speed and the customer pull in different directions; he said that they rarely do, and I am not sure.",
    principles: {
      "Customer Obsession": rated(
        5,
        [
          "A third of all returns came in without a label, and people queued at a counter to get one.",
          "He stood at the counter for two days and asked each person where the label had gone. Most of them had no printer. He proposed that the locker prints it, and tried it first with a clerk who wrote labels by hand.",
          "Returns without a label fell from 33 to 4 per cent. The queue was gone, and complaints about returns halved within a quarter.",
        ],
        [
          "Refunds took nine days, and the legal limit was fourteen.",
          "He asked for the refund on the moment of the drop-off for everybody with a clean history, and worked out with finance what it would cost.",
          "It cost 0.2 per cent of the value in losses, and repeat purchases rose by 6 per cent among those customers.",
        ],
      ),
      "Bias for Action": rated(4, [
        "A carrier went bankrupt on a Friday with 12,000 returns on its vans.",
        "He had a list of shops that would take parcels by Saturday noon, paid for by the piece and without a contract, and told customers what he didn't know yet.",
        "11,400 were back within a week. He wrote the contract afterwards, and it is the one in use today.",
      ]),
    },
  },
  bashir: {
    vote: "inclined",
    bar: "raises",
    summary:
      "He delivers, and the numbers hold when one asks for their source. In the second story I asked three times who had done what, and each time his own part became a little smaller and the team's a little larger. He wasn't evasive, he just begins with I. That may be nerves in an interview. On results alone he raises the bar for this role.",
    principles: {
      "Deliver Results": rated(
        4,
        [
          "The returns team had missed three quarters in a row.",
          "He cut eleven goals to two, put them on the wall with a figure each, and went through them every Monday for fifteen minutes, standing.",
          "Both goals were met in the quarter after. The meeting still exists and somebody else leads it.",
        ],
        [
          "A warehouse had to be moved in six weeks without stopping returns.",
          "He says that he planned the move aisle by aisle. On asking: the plan was the warehouse manager's, and he got it the people and the weekend that it needed.",
          "Returns stood still for five hours instead of the feared four days. Getting a good plan what it needs is a result too, and I rate it as one.",
        ],
      ),
    },
  },
  priya: {
    vote: "stronglyInclined",
    bar: "raises",
    summary:
      "He asked in the first ten minutes why a return has to be a parcel at all, and he had thought about it before. He would give this role a direction that it has never had. I see the risk that he runs ahead of the people who have to build it, and I would rather slow somebody down than push. The team is ready for this.",
    principles: {
      "Think Big": rated(
        5,
        [
          "His marketplace treated returns as a cost to be pressed down.",
          "He wrote four pages on what the business would look like if a return were the start of the next sale, with three experiments that cost less than a week each.",
          "Two of the three worked. Goods dropped off before noon were on sale again in the same building by the evening: 18 per cent of them found a buyer without a journey.",
        ],
        [
          "Each country had its own rules for what can be returned and how.",
          "He asked what a single rule would have to say for everybody to accept it, took it to nine country managers one by one, and came back with a rule of two sentences.",
          "Seven took it at once and the other two within a year. Support texts went from 140 pages to 11.",
        ],
      ),
    },
  },
  kenji: {
    vote: "notInclined",
    bar: "lowers",
    summary:
      "Aurelio's results are real, and I have no doubt about his energy or his ideas. My doubt is whether the people beside him can rely on what he tells them. In the two situations that I asked about he left out a fact that mattered to others, because it would have slowed things down, and both times they found out later by themselves. He told me both stories as successes. When I asked how the others had felt about it he talked about the result. Compared with the product managers now at this level, all of whom I have worked with, this would lower the average in the one thing that cannot be repaired by somebody else. I would welcome evidence against this; an hour is short, and I chose the questions.",
    principles: {
      "Earn Trust": rated(
        1,
        [
          "The engineers had asked for two more weeks before a launch, and the date had been promised to a partner.",
          "He told the engineers that the partner would cancel. The partner had in fact offered to wait for a week, in a call in which he was alone. He kept that to himself so that the pressure would stay.",
          "The launch was in time. The lead engineer learned of the call three months later from the partner and asked to be moved to another team. Aurelio regrets losing him, and not the sentence.",
        ],
        [
          "A test of the new refund had gone badly in one of four regions.",
          "He showed the three good regions to the directors and left the fourth out, since it had, as he put it, a special population. He hadn't checked that at the time.",
          "The refund went live. It turned out later that he had been right about the population. He sees that as the end of the matter. I asked what would have followed if he had been wrong, and he said that he usually isn't.",
        ],
      ),
    },
  },
  meiLin: {
    vote: "inclined",
    bar: "raises",
    summary:
      "I was asked to look at trust and at nothing else, and I knew nothing about the first round. I asked for the hardest conversation of the past year and stayed with it for 40 minutes. He told me about a thing that he had kept from his engineers some years ago and what came of it, and that he went to the man last spring and said so. I didn't have to pull it out of him. The story after that shows that it changed how he works. He is not a natural at this, and he works on it with a sort of stubbornness that I respect.",
    principles: {
      "Earn Trust": rated(
        4,
        [
          "Years ago he had kept a partner's offer of more time from his engineers, and the lead engineer left the team over it.",
          "Last spring, without any occasion, he asked the man for an hour, told him the whole of it, and said that it had been wrong. He asked what he should have done instead and wrote the answer down.",
          "They work together now and then again. The answer hangs over his desk: tell us, and let us choose. I asked whether I could check this, and he offered a contact at once.",
        ],
        [
          "This autumn a supplier gave him notice of a price rise three days before his team was to commit to a plan.",
          "He told the team on the same evening, knowing that two of them would want to start over, and moved the commitment by a week, against his own interest.",
          "The plan became smaller and it held. One of the two told the others that she had never before been told something like that in time.",
        ],
      ),
    },
  },
};
