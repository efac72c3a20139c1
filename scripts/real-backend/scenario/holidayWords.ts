/** The words of holiday names, in the usual spellings. A name with another word may be personal, and is replaced. */
const WORDS = new Set(
  `acharon asara asarah asar av b beis betammuz bav bamidbar chag chanukah chanuka hanukkah chol day days eighth elul erev
  esther ester eve fast fifth first fourth gedalia gedaliah gedalya hamoed hamoyed hashana hashanah hashono hol hoshana i ii iii iv iyar kippur
  lag last night nissan of omer pesach pessach passover purim rabba rabbah rosh second seder seventh shabbat shabbos shavuos shavuot
  shel shemini shevat sh'vat shiva shmini shushan simchas simchat sixth succos sukkos sukkot taanis ta anis anit
  tammuz taanit tenth teves tevet tevet third tisha tish a ah torah atzeres atzeret tu tzom v vi vii viii yom yomim tov kippur
  1st 2nd 3rd 4th 5th 6th 7th 8th st nd rd th the and`
    .split(/\s+/)
    .concat(['']),
);

/** Whether a text is a usual name of a holiday: 'Sukkos, 1st day'. */
export function isHolidayName(text: string): boolean {
  const words = text.toLowerCase().split(/[^a-z\d]+/);
  return words.every((word) => WORDS.has(word) || /^\d$/.test(word));
}
