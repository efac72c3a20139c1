import { site } from '../../site';
import { PageHeading } from '../../ui/layout/PageHeading';
import { MailLink } from '../../ui/text/MailLink';
import { OfficeHours } from './OfficeHours';
import './ContactScreen.scss';

const title = `Contact | ${site.name}`;

type ContactScreenProps = { communityEmail?: string | null };

export function ContactScreen({ communityEmail }: ContactScreenProps) {
  return (
    <div className="page">
      <title>{title}</title>
      <PageHeading lead="Write or call. During office hours a person answers.">Contact</PageHeading>
      <div className="contact-grid">
        <section aria-labelledby="reach-us">
          <h2 id="reach-us">Reach us</h2>
          <dl className="facts">
            {communityEmail ? (
              <>
                <dt>Your community</dt>
                <dd>
                  <MailLink to={communityEmail} />
                </dd>
              </>
            ) : null}
            <dt>Email</dt>
            <dd>
              <MailLink to={site.serviceEmail} />
            </dd>
            <dt>Phone</dt>
            <dd>
              <a href={`tel:${site.phone}`}>{site.phone}</a>
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
        <OfficeHours />
      </div>
    </div>
  );
}
