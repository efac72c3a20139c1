import type { Meta } from '@storybook/react-vite';
import { fillIn, press, seeRole, seeText } from '../../../.storybook/play';
import { inIframe, type ScreenStory } from '../../../.storybook/storyParameters';
import { FAULT_TEXT } from '../../../mocks/faults/faults';

/** A member's personal info, password and notification settings: three independent forms. */
const meta = {
  title: 'Screens/Account',
  parameters: { path: '/account', controls: { disable: true }, docs: { story: inIframe } },
} satisfies Meta;

export default meta;

export const Default: ScreenStory = {
  play: async () => {
    await seeRole('region', 'Personal Info');
  },
};

export const Updated: ScreenStory = {
  play: async () => {
    await fillIn({ Phone: '845-555-0199' });
    await press('Update');
    await seeText('Your account info has been updated');
  },
};

export const UpdateRefused: ScreenStory = {
  play: async () => {
    await fillIn({ Phone: '12' });
    await press('Update');
    await seeText('Please enter a valid phone number.');
  },
};

export const PasswordUpdated: ScreenStory = {
  play: async () => {
    await fillIn({
      'Old password': 'Shabbos1',
      'New password': 'Shabbos2',
      'Retype new password': 'Shabbos2',
    });
    await press('Update password');
    await seeText('Your password has been updated');
  },
};

export const PasswordRefused: ScreenStory = {
  play: async () => {
    await fillIn({ 'Old password': 'wrong', 'New password': 'Shabbos2', 'Retype new password': 'Shabbos2' });
    await press('Update password');
    await seeText('Your old password is incorrect.');
  },
};

export const NotificationsDisabled: ScreenStory = {
  parameters: { signedInAs: 'cottage' }, // A member who has disabled notifications.
  play: async () => {
    await seeText('Notifications disabled');
  },
};

export const NotificationsSaved: ScreenStory = {
  play: async () => {
    await press('Save');
    await seeText('Your notification settings have been updated');
  },
};

export const NotificationsFailed: ScreenStory = {
  parameters: { fail: { updateNotification: '500' } },
  play: async () => {
    await press('Save');
    await seeText(FAULT_TEXT);
  },
};
