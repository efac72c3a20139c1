import { paths } from '@/lib/paths';
import { site } from '@/site';
import Logo from '@/ui/structure/Logo.svg?react';
import { PageHeading } from '@/ui/structure/PageHeading';
import { Link } from 'react-router';
import './prose.scss';

export function AboutScreen() {
  return (
    <div className="page page--reading">
      <Link className="home-link" to={paths.home} aria-label="Home">
        <Logo className="home-link__logo" />
      </Link>
      <PageHeading title="About" lead="Someone is looking after the house." />
      <div className="prose">
        <p>
          <span translate="no">{site.fullName}</span> was founded in {site.foundedYear}. We are a full-service
          property management company for condominium, co-op and rental communities in {site.region}.
        </p>
        <p>
          Our office is staffed full time, and our own team is on site. When you call about a pipe, a bill or
          a gate that will not close, you speak with people who know your community, and the ones who come to
          fix it work here too.
        </p>
        <h2>What we do</h2>
        <ul>
          <li>Grounds, roads, lights and everything a community shares</li>
          <li>Repairs and upkeep, with a team that is there before it is urgent</li>
          <li>Winterization in the fall and de-winterization in the spring</li>
          <li>Billing, budgets and the paperwork that boards need</li>
        </ul>
        <h2>A community is more than its houses</h2>
        <p>
          That is why homeowners also find here who is coming for Shabbos, when candles are lit, and whether
          there will be a minyan.
        </p>
        <p>
          <Link to={paths.contact}>Talk to us</Link> about your community.
        </p>
      </div>
    </div>
  );
}
