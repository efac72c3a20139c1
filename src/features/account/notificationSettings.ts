import type { Member, NotificationFrequency, NotificationMethod } from '../../domain/member';
import type { SelectOption } from '../../ui/fields/SelectField';

export type Notifications = Pick<Member, 'notifications' | 'notificationMethod'>;

export const methodOptions: readonly (SelectOption & { value: NotificationMethod })[] = [
  { value: 'T', label: 'Text' },
  { value: 'E', label: 'Email' },
];

export const frequencyOptions: readonly (SelectOption & { value: NotificationFrequency })[] = [
  { value: 'A', label: 'Every time' },
  { value: 'M', label: 'Once there is minyan' },
];

/** The settings that 'Enable' and 'Disable' send (rule: notification-settings). */
export const enabled: Notifications = { notificationMethod: 'E', notifications: 'A' };
export const disabled: Notifications = { notificationMethod: 'E', notifications: 'N' };
