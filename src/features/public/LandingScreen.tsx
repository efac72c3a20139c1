import { paths } from '@/lib/paths';
import { site } from '@/site';
import { ScreenHeading } from '@/ui/structure/ScreenHeading';
import { Link } from 'react-router';
import LandingScene from './LandingScene.svg?react';
import './LandingScreen.scss';

export function LandingScreen() {
  return (
    <div className="landing">
      <LandingScene />
      <div className="landing__content">
        <ScreenHeading className="landing__title">Experience superior property care</ScreenHeading>
        <p className="landing__lead">
          A full-time office and an on-site team, looking after communities in {site.region} since{' '}
          {site.foundedYear}.
        </p>
        <Link className="button button--accent" to={paths.contact}>
          Contact us
        </Link>
      </div>
    </div>
  );
}
