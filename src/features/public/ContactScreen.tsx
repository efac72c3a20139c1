import { useCommunityState } from '@/api/memberContext';
import { COMMUNITY_ERROR } from '@/lib/errorText';
import { site } from '@/site';
import { LoadError } from '@/ui/feedback/LoadError';
import { skipQuestion } from '@/ui/forms/drafts';
import { PageHeading } from '@/ui/structure/PageHeading';
import { MailLink } from '@/ui/text/MailLink';
import './ContactScreen.scss';

export function ContactScreen() {
  const { community, hasFailed, retry } = useCommunityState();
  return (
    <div className="page">
      <PageHeading title="Contact" lead="Write or call. During office hours a person answers." />
      <div className="contact-grid">
        <section aria-labelledby="reach-us">
          <h2 id="reach-us">Reach us</h2>
          <dl className="facts">
            {community?.email ? (
              <>
                <dt>Your community</dt>
                <dd>
                  <MailLink to={community.email} />
                </dd>
              </>
            ) : null}
            <dt>Email</dt>
            <dd>
              <MailLink to={site.serviceEmail} />
            </dd>
            <dt>Phone</dt>
            <dd>
              <a href={`tel:${site.phone}`} onClick={skipQuestion}>
                {site.phone}
              </a>
            </dd>
            <dt>Fax</dt>
            <dd>{site.fax}</dd>
            <dt>Address</dt>
            <dd>
              <span translate="no">{site.fullName}</span>
              <br />
              {site.address.box}
              <br />
              {site.address.town}
            </dd>
          </dl>
        </section>
        <section aria-labelledby="office-hours">
          <h2 id="office-hours">Office hours</h2>
          <ul className="hours">
            {site.officeHours.map(({ days, hours }, index) => (
              // The index is the key, because two lines have the same text.
              <li key={index}>{`${days} ${hours}`}</li>
            ))}
          </ul>
        </section>
      </div>
      {hasFailed ? <LoadError message={COMMUNITY_ERROR} onRetry={retry} /> : null}
    </div>
  );
}
