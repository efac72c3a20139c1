import { updateNotifications, updatePassword, updatePersonalInfo } from '../../api/member';
import { useSessionActions } from '../../api/session';
import type { Member } from '../../domain/member';
import { site } from '../../site';
import { PageHeading } from '../../ui/layout/PageHeading';
import { Panel } from '../../ui/layout/Panel';
import { NotificationSettings } from './NotificationSettings';
import { PasswordForm } from './PasswordForm';
import { PersonalInfoForm } from './PersonalInfoForm';
import './account.scss';

type AccountScreenProps = { member: Member };

export function AccountScreen({ member }: AccountScreenProps) {
  const { refresh } = useSessionActions();
  return (
    <div className="page page--reading">
      <title>{`Account | ${site.name}`}</title>
      <PageHeading>
        <bdi>{`${member.firstName} ${member.lastName}`}</bdi>
      </PageHeading>
      <div className="stack">
        <Panel title="Personal Info">
          <PersonalInfoForm member={member} onSubmit={updatePersonalInfo} onSaved={() => void refresh()} />
        </Panel>
        <Panel title="Update your Password">
          <PasswordForm username={member.username} onSubmit={updatePassword} />
        </Panel>
        <Panel title="Notifications settings">
          <NotificationSettings settings={member} onSubmit={updateNotifications} onSaved={refresh} />
        </Panel>
      </div>
    </div>
  );
}
