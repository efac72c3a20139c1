import { type Setting, typical } from './typical';

const SCRIPT = '<script>window.hacked = true</script>';
const IMAGE = '<img src="x" onerror="window.hacked = true">';
const MARKUP = `</p></div><b>bold</b>&amp;"'\`{{7*7}}\${7*7}`;
const REVERSED = 'abc\u202egnp.exe';
const LONG = 'Wolfeschlegelsteinhausenbergerdorff'.repeat(8);

const hostileTexts = [SCRIPT, IMAGE, MARKUP, REVERSED, LONG] as const;

/**
 * Puts scripts and markup into the texts that the screens show, and special characters into record ids. The client must never
 * run them.
 */
export function hostile(setting: Setting): void {
  typical(setting);
  const { rows, colony, demo } = setting;
  Object.assign(colony, {
    name: `Pine Hollow ${IMAGE}`,
    email: `"><script>window.hacked=true</script>@example.com`,
    policies: hostileTexts.map((text, index) => ({
      _id: `policy ${text}`,
      title: text,
      content: `<p>Policy ${index + 1}</p>${text}<a href="javascript:window.hacked=true">link</a><svg onload="window.hacked=true"></svg>`,
    })),
    notes: hostileTexts.map((text) => ({
      _id: `note ${text}`,
      content: `${text}<iframe srcdoc="${SCRIPT}"></iframe>`,
    })),
  });
  Object.assign(demo, { firstName: SCRIPT, lastName: REVERSED, unit: MARKUP, phone: '+1<b>845</b>' });
  rows.members.forEach((member, index) => {
    if (member !== demo && member.colonyId === colony.id)
      Object.assign(member, {
        firstName: hostileTexts[index % hostileTexts.length],
        unit: `${index} ${IMAGE}`,
      });
  });
  for (const holiday of rows.holidays) {
    holiday.displayName = `${holiday.displayName} ${IMAGE}${REVERSED}`;
    holiday.emoji = SCRIPT;
  }
  for (const signUp of rows.signUps) signUp.id = `${signUp.id}/../?#%2F ü`;
  for (const invitation of rows.invitations) invitation.suggestedUsername = IMAGE;
}
