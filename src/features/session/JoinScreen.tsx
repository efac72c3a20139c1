import { LinkScreen } from './LinkScreen';

export function JoinScreen() {
  return <LinkScreen kind="join" />;
}
