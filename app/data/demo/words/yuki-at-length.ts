import { rated, type Written } from "../writing";

/** What a Bar Raiser writes who had 75 minutes and a lot to weigh: some nine hundred words. */
export const ANSELM_ON_YUKI: Written = {
  vote: "inclined",
  bar: "raises",
  summary: `I come from outside this team, so let me say first what I compared her with. There are six data scientists at this level in Routing today. I know the work of four of them from earlier loops and from a shared project, and I read the last written review of each of those projects before I went in. The question for me wasn't whether she is good, which was settled after twenty minutes, but whether the average of that group would go up in the thing that I was asked to look at, and that is depth.

I think that it would, with one reservation that I want to put on the table plainly.

For her: she measures before she explains, she keeps the raw records, and she is suspicious of figures that please her. I tested the last point on purpose. When I praised the second project more than it deserved she corrected me and named a weakness that I hadn't seen. In all three stories she could go from the headline down to a single record and back up without losing the thread, and twice she remembered a record by its oddity. Three of the four people I compare her with don't do this unless somebody asks. She would be the one who asks.

Against her: in the first story she went deep alone. For five weeks nobody else knew what she suspected, and the depot went on working with numbers that she already distrusted. She sees this as having spared others a false alarm. I see five weeks in which a second pair of eyes, or a plain warning, would have cost nothing. At level six depth has to be something that others can lean on while it happens, not only when the report is there. The third story shows her doing it better, two years later and with people she trusted, so I don't believe that it is fixed in her. I would like to hear from those who asked about customers and about trust whether they saw the same.

My vote is inclined. It isn't strong because of those five weeks. If the discussion shows that the silence was a habit and not one case, I would change it, and I will say so if I do.`,
  principles: {
    "Dive Deep": rated(
      4,
      [
        "A depot's forecast of parcels per day had been too low by about 8 per cent for a year. The accepted explanation was growth: the model learned from the past, and the past was smaller. Everybody repeated it, and the error was simply added on top each month by hand.",
        "She asked what growth would look like in the records, and wrote down that the error should then be largest for the newest customers. It was the other way round. So she took the scanner records of single parcels, 1.4 million of them, and followed two hundred by hand from the van to the shelf. For a part of them the first scan was missing and the second was booked on the day after. She went to the night shift, watched for two nights, and saw that one of the three gates had a scanner that read nothing when the belt ran at full speed; the people there knew it and carried those parcels round to the second gate after midnight.",
        "The scanner was replaced for 900 euros and the error went from 8 per cent to less than 1. The monthly addition was stopped. It took her five weeks, and during those weeks she told neither the depot nor her manager what she suspected, because she wanted to be certain first. The night shift could have told anybody who asked them in the first week, and that is what she says she learned from it.",
      ],
      [
        "Her company bought weather data to predict refused deliveries, and a first study by the supplier showed a gain of 6 per cent. She was asked to put it into production.",
        "She repeated the study before she built anything. The gain was there. Then she moved the weather by a day, so that it could not have had any influence, and the gain was there still. She looked at how the study had chosen its days and found that days with missing weather had been left out, and that those were mostly Mondays, on which many deliveries are refused for reasons of their own. She showed the supplier's analyst her two tables before she showed them to anybody else and asked him to find her mistake.",
        "He confirmed it. The contract wasn't renewed, which saved about 80,000 euros a year. She keeps the trick of moving a cause to where it can't work, and has taught it to the group in a half-hour session that is now part of how they start new people. When I praised this she said that with the Mondays left out of both sides a gain of half a per cent does remain, and that she had been too pleased with her finding at the time to mention it.",
      ],
      [
        "Tours that had been planned with a new method were shorter on paper and took longer on the road. The people who had built the method said that the drivers didn't follow it, and the drivers said that it could not be followed.",
        "This time she told both sides on the first day what she would look at and when they would hear from her, and wrote them three lines every Friday. She compared the planned order with the driven one for 3,000 tours, picked the twenty worst, and phoned all twenty drivers. Then she sorted their reasons, let two of them check how she had sorted, and counted.",
        "Two thirds of the lost time came from one rule: the method treated both sides of a wide road as neighbours. With a barrier added for eleven streets the tours were 9 per cent shorter on the road as well. The rest really was habit, and she said so to the drivers with the same figures. Both sides accepted the count, because they had seen it grow.",
      ],
    ),
  },
};
