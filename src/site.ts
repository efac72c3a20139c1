/** All facts about the company. Only tests and examples repeat them (rule: company-facts-in-one-file). */

/** The placeholders that the build lists on the console. */
export const placeholders: { what: string; value: string }[] = [];

/** Marks a value that is not known yet. Replace the whole call with the real value. */
function placeholder(what: string, value: string): string {
  placeholders.push({ what, value });
  return value;
}

const foundedYear = 2006;
const region = 'upstate New York';

export const site = {
  name: 'Dependable',
  fullName: placeholder('full name', 'Dependable Property Management'),
  blurb: `Full-service property management for condominium, co-op and rental communities in ${region} since ${foundedYear}.`,
  foundedYear,
  region,
  address: {
    box: placeholder('PO box', 'PO Box 555'),
    town: placeholder('town and ZIP code', 'Monroe, NY 10950'),
  },
  serviceEmail: placeholder('service email', 'service@example.com'),
  winterServiceEmail: placeholder('winter service email', 'winter@example.com'),
  phone: placeholder('phone', '845-555-0100'),
  fax: placeholder('fax', '845-555-0101'),
  officeHours: [
    { days: 'Mon-Thu', hours: '9:30am-4:30pm' },
    { days: 'Fri', hours: '9:30am-12:00pm' },
    { days: 'Saturday', hours: 'closed' },
    // Saturday is listed twice on purpose (rule: contact-route).
    { days: 'Saturday', hours: 'closed' },
  ],
  homeownersPortalUrl: placeholder('homeowners portal', 'https://homeowners.example.com/'),
  residentPaymentUrl: placeholder('resident payment portal', 'https://pay.example.com/'),
  timeZone: 'America/New_York',
} as const;

/** Where everyone who gets the built client can get its source. The GPL requires it, and the notices of the build name it. */
export const sourceUrl = placeholder('source code', 'https://source.example.com/');

/**
 * Where browsers report failures (rule: error-reports): an address of the site itself, such as '/client-reports', or null for
 * nowhere. With `timings` they also report how fast pages are. docs/operations.md tells how to receive them.
 */
export const errorReports: { address: string | null; timings: boolean } = { address: null, timings: false };

/** The description for search engines. The build adds it to every page. */
export const pageDescription = `Property management for seasonal communities in ${region}: winterization requests and minyan sign-up for homeowners.`;

const waiverHost = placeholder('e-signature waivers', 'https://waivers.example.com/');

export const waiverLinks: Readonly<Record<string, string>> = {
  'Pine Hollow': `${waiverHost}pine-hollow`,
  'Birch Lane': `${waiverHost}birch-lane`,
  'Cedar Ridge': `${waiverHost}cedar-ridge`,
  'Clearwater Estates': `${waiverHost}clearwater-estates`,
  'Copper Beech': `${waiverHost}copper-beech`,
  'Deer Run': `${waiverHost}deer-run`,
  'Evergreen Court': `${waiverHost}evergreen-court`,
  'Fallen Oak': `${waiverHost}fallen-oak`,
  'Fern Valley': `${waiverHost}fern-valley`,
  'Granite Falls': `${waiverHost}granite-falls`,
  'Green Acres': `${waiverHost}green-acres`,
  'Hemlock Grove': `${waiverHost}hemlock-grove`,
  'Hickory Hill': `${waiverHost}hickory-hill`,
  'Juniper Woods': `${waiverHost}juniper-woods`,
  'Kiamesha Gardens': `${waiverHost}kiamesha-gardens`,
  'Lakeside Village': `${waiverHost}lakeside-village`,
  'Laurel Park': `${waiverHost}laurel-park`,
  'Maple Crest': `${waiverHost}maple-crest`,
  'Meadow Brook': `${waiverHost}meadow-brook`,
  'Mountain View': `${waiverHost}mountain-view`,
  'Orchard Hill': `${waiverHost}orchard-hill`,
  'Quarry Pond': `${waiverHost}quarry-pond`,
  'Raleigh Gardens': `${waiverHost}raleigh-gardens`,
  'Spruce Hollow': `${waiverHost}spruce-hollow`,
  'Stone Bridge': `${waiverHost}stone-bridge`,
  'Sunset Ridge': `${waiverHost}sunset-ridge`,
  'Willow Bend': `${waiverHost}willow-bend`,
  'Woodbourne Commons': `${waiverHost}woodbourne-commons`,
};

/** The link to a community's waiver, null if it has none. An inherited key such as 'constructor' is not a community. */
export function waiverLinkOf(communityName: string): string | null {
  const name = communityName.trim();
  return Object.hasOwn(waiverLinks, name) ? (waiverLinks[name] ?? null) : null;
}
