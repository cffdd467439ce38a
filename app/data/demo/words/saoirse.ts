import { rated, type Words } from "../writing";

/** Software engineer, locker firmware: a hire, concurred with after the debrief, and ready. */
export const SAOIRSE: Words = {
  wren: {
    vote: "inclined",
    bar: "raises",
    summary:
      "She runs an open-source project with strangers, and so most of what I asked about has happened in public, where I could read it afterwards. It is as she told it. She apologised to somebody in a thread that I found by myself and that she hadn't mentioned. I would learn from her.",
    principles: {
      "Earn Trust": rated(
        5,
        [
          "A contributor was told in a rude way by another one that his patch was worthless.",
          "She answered within the hour, in the same thread, to both: what was good in the patch, and that the tone wouldn't be repeated here. Then she wrote to each of them alone.",
          "Both are still there. The first one maintains the part that he had patched.",
        ],
        [
          "She had rejected an idea twice, and was wrong about it.",
          "She reopened it herself after a year, with the sentence that she should have listened the first time, and asked the person whether he still wanted to do it.",
          "It is the most used feature of the project now.",
        ],
      ),
    },
  },
  bashir: {
    vote: "inclined",
    bar: "raises",
    summary:
      "Steady delivery over years, with a good sense for what can wait. Her dates hold because she names them late and means them. I took half a point off because she was vague about a result that others owed her; she waited for longer than I would have.",
    principles: {
      "Deliver Results": rated(
        4,
        [
          "An update over the air for 15,000 meters had failed twice under her predecessor.",
          "She sent it to 10, then 100, then 1,000, with a day between and a figure each that would make her stop. She stopped once, for a week, and explained it to everybody who was waiting.",
          "All 15,000 were done in five weeks, with two visits on site.",
        ],
        [
          "A certification depended on papers from a supplier that didn't come.",
          "She asked, reminded, and then wrote the papers herself from measurements and sent them to the supplier to sign.",
          "Certified six weeks late. She says that she should have started to measure after the first week.",
        ],
      ),
    },
  },
  anselm: {
    vote: "stronglyInclined",
    bar: "raises",
    summary:
      "I gave her a trace of a fault that cost us a month last year, without the answer. She asked for two more measurements, the right ones, and had it after 25 minutes. More important to me: she then asked how we had found it and why it took a month, and the conversation became one about how our team works. Her own cases show the same hand.",
    principles: {
      "Dive Deep": rated(
        5,
        [
          "Her bootloader refused a valid image about once in 100,000 starts.",
          "She built a rig that starts a board every four seconds, let it run for three weeks, and kept the memory of each failure. She read the 19 dumps side by side.",
          "Two bits were read before the clock was stable. The fix is one line, and the comment above it is two pages long. Three chip vendors have taken it over.",
        ],
        [
          "Users said that the bootloader was slow on one board; her figures said that it wasn't.",
          "She bought the board in a shop, as they had, instead of taking the vendor's sample.",
          "The shop's boards had a slower flash chip. She measures on bought hardware since then.",
        ],
      ),
    },
  },
  priya: {
    vote: "inclined",
    bar: "raises",
    summary:
      "She owns things for years, also the dull parts, and she has given one of them away well, which is harder. I would put her on updates from the first week. She will want to know why we do things as we do, and some of the answers will embarrass us, me first.",
    principles: {
      Ownership: rated(
        4,
        [
          "The project that she maintains had no release process; she was the process.",
          "In the year before a long leave she wrote down each release as she made it, let two others do one each under her eyes, and then did none for four months.",
          "They made three releases without her. One had a fault, and they fixed it in a day by the written steps.",
        ],
        [
          "A security report reached her on the first day of a holiday, about code that wasn't hers but came with her project.",
          "She told the real owners, prepared a version without the part in case they wouldn't answer, and kept the reporter informed every second day.",
          "The owners answered on day nine. Her users were safe on day two.",
        ],
      ),
    },
  },
  freya: {
    vote: "inclined",
    bar: "raises",
    summary:
      "She sets a standard and lives with what it costs. I asked for the price of each and she had it. Against the engineers at this level in Lockers she stands clearly in the upper half. I looked for stubbornness and found a case of it, told by herself: a rule on warnings that she kept for too long. That she dropped it, and how, speaks for her.",
    principles: {
      "Insist on the Highest Standards": rated(
        4,
        [
          "Contributions were merged when they worked on one board.",
          "She made six boards the rule, wired them to a machine that anybody could use over the net, and paid for it herself in the first year.",
          "Reports of broken boards went from two a month to one in half a year. Merging takes a day longer, and she says so to everybody who complains.",
        ],
        [
          "She had made every compiler warning an error, and new people gave up over it.",
          "She looked at a year of such errors, found that four kinds of forty had ever been real faults, kept these and let the rest go.",
          "New contributors doubled in the next year. None of the faults that came in would have been caught by the dropped rules; she checked.",
        ],
      ),
    },
  },
};
