// Makes the time of a server stand still, so that "due in 3 h" is the same for two of them.
const NOW = Number(process.env.TWIN_NOW);
const Real = Date;

class Frozen extends Real {
  constructor(...given) {
    super(...(given.length === 0 ? [NOW] : given));
  }

  static now() {
    return NOW;
  }
}

if (Number.isFinite(NOW) && NOW > 0) globalThis.Date = Frozen;
