import { LinkScreen } from './LinkScreen';

export function ResetScreen() {
  return <LinkScreen kind="reset" />;
}
