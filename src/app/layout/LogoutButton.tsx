import { BusyButton } from '../../ui/feedback/BusyButton';

type LogoutButtonProps = { onLogout: () => void; isLoggingOut: boolean };

export function LogoutButton({ onLogout, isLoggingOut }: LogoutButtonProps) {
  return (
    <BusyButton className="menu-item" isPending={isLoggingOut} onClick={onLogout}>
      Logout
    </BusyButton>
  );
}
