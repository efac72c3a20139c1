import type { ComponentProps } from 'react';
import { BusyButton } from './BusyButton';
import '../../styles/app.scss';

type SubmitButtonProps = Omit<ComponentProps<typeof BusyButton>, 'onClick'>;

export function SubmitButton(props: SubmitButtonProps) {
  return <BusyButton {...props} />;
}
