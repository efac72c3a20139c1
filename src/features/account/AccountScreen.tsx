import { useMember } from '@/api/memberContext';
import { PageSpinner } from '@/ui/feedback/PageSpinner';
import { useIsHeadingPainted } from '@/ui/lazy/useIsHeadingPainted';
import { PageHeading } from '@/ui/structure/PageHeading';
import { Panel } from '@/ui/structure/Panel';
import { Name } from '@/ui/text/Name';
import './AccountScreen.scss';
import { NotificationSettings } from './NotificationSettings';
import { PasswordForm } from './PasswordForm';
import { PersonalInfoForm } from './PersonalInfoForm';

export function AccountScreen() {
  const { firstName, lastName } = useMember();
  const name = `${firstName} ${lastName}`.trim();
  const isHeadingPainted = useIsHeadingPainted();
  return (
    <div className="page page--reading">
      <PageHeading title="Account">{name ? <Name>{name}</Name> : undefined}</PageHeading>
      {isHeadingPainted ? (
        <div className="stack">
          <Panel title="Personal Info" className="panel--form">
            <PersonalInfoForm />
          </Panel>
          <Panel title="Update your Password" className="panel--form">
            <PasswordForm />
          </Panel>
          <Panel title="Notifications settings" className="panel--form">
            <NotificationSettings />
          </Panel>
        </div>
      ) : (
        <PageSpinner isHidden />
      )}
    </div>
  );
}
