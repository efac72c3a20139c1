import Logo from '@/ui/structure/Logo.svg?react';
import { ScreenHeading } from '@/ui/structure/ScreenHeading';
import type { ReactNode } from 'react';
import './AuthCard.scss';
import AuthScene from './AuthScene.svg?react';

type AuthCardProps = { title: string; heading?: string; children: ReactNode };

/** A narrow card with the logo above it, for a screen with a single form. `heading` replaces `title`, which also titles the page. */
export function AuthCard({ title, heading, children }: AuthCardProps) {
  return (
    <div className="auth">
      <AuthScene />
      <div className="auth__column">
        <Logo className="auth__logo" />
        <section className="auth__card">
          <ScreenHeading title={title} className="auth__title">
            {heading}
          </ScreenHeading>
          {children}
        </section>
      </div>
    </div>
  );
}
