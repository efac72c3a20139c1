export const policies = [
  {
    _id: 'policy-1',
    title: 'Winterization',
    content:
      'Units that are not lived in over the winter must be winterized by November 15.\n\nThe water is shut off at the main, the lines are blown out, and antifreeze goes into every trap.',
  },
  {
    _id: 'policy-2',
    title: 'Quiet hours',
    content:
      '<p>Quiet hours are from <strong>11:00 pm to 7:00 am</strong>.</p><ul><li>No deliveries</li><li>No power tools</li></ul>',
  },
  {
    _id: 'policy-3',
    title: 'Shul and mikvah',
    content:
      'The shul and the mikvah open on the days that the portal shows. Please leave both as you found them.',
  },
];

export const notes = [
  {
    _id: 'note-1',
    content: 'The side gate is locked after nightfall. The combination is the same as last year.',
  },
  {
    _id: 'note-2',
    content:
      '<p>Kiddush is in the <em>lower hall</em>.</p><p>Please tell the gabbai if you would like to sponsor it.</p>',
  },
];
