type PolicySection = { title: string; text: string; points?: readonly string[] };

/** Literal text, not in the format of other dates (rule: privacy-policy-route). */
export const policyUpdated = '11/1/2023';

export const policySections: readonly PolicySection[] = [
  {
    title: 'What we collect',
    text: 'We keep what we need to look after your home and your community:',
    points: [
      'Your name, unit, email address, phone number and username, given by you or by your community.',
      'Your balance with the community, as shown to you on this site.',
      'Requests you send us, such as a winterization, with the details of your unit. A combination code you give us is seen only by the people who need to enter.',
      'Your minyan sign-ups: the day, the number of men, and the choices you make with them.',
      'How you want to be notified.',
      'Technical records that every web server keeps, such as the time of a visit and the address it came from.',
    ],
  },
  {
    title: 'What we use it for',
    text: 'We use it to carry out your requests, to answer you, to keep the account you sign in with, to tell you about a minyan if you asked us to, and to keep the site safe. We do not use it for advertising.',
  },
  {
    title: 'What other members see',
    text: 'Members of your community see who has signed up for a minyan: the name, the unit and the number of men. If you sign up anonymously, they do not see your name or unit until you have been signed up for 12 hours. Nobody but you and our office sees your balance, your requests or your contact details.',
  },
  {
    title: 'Who else receives it',
    text: 'We do not sell your information. We share it only with those who work for us or for your community and need it to do so: our own staff and on-site team, the board of your community, the companies that run the homeowners portal, the payment portal and the e-signature service, and those who send our mail and text messages. They may use it for that work alone. We also give information where the law requires it.',
  },
  {
    title: 'Text messages',
    text: 'If you choose notifications by text, we send them to the phone number in your account. Message and data rates of your carrier may apply. You can change or disable notifications on your account page at any time. Phone numbers and consent to text messages are not shared with anyone for marketing.',
  },
  {
    title: 'Cookies',
    text: 'One cookie keeps you signed in, and your browser may remember a few settings of this site. We use no advertising cookies and no trackers from other companies.',
  },
  {
    title: 'Links to other sites',
    text: 'The homeowners portal, the payment portal and the waivers are run by other companies, whose own policies apply once you are there.',
  },
  {
    title: 'How we keep it',
    text: 'Your information travels to us encrypted, and only those who need it can see it. We keep it for as long as you are a member of a community we manage, and afterwards only as long as the law or our books require. No system is perfectly safe; should something happen to your information, we will tell you.',
  },
  {
    title: 'Your choices',
    text: 'You can see and correct your personal information on your account page. Ask us if you want a copy of what we hold about you, or want it deleted; we will do so unless we must keep it.',
  },
  {
    title: 'Children',
    text: 'Accounts are for homeowners. We do not knowingly collect information from children under 13.',
  },
  {
    title: 'Changes to this policy',
    text: 'When this policy changes, the new text stands on this page with its date.',
  },
];
