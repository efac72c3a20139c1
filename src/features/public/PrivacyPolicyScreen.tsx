import { site } from '@/site';
import { skipQuestion } from '@/ui/forms/drafts';
import { PageHeading } from '@/ui/structure/PageHeading';
import { MailLink } from '@/ui/text/MailLink';
import policy from './privacyPolicy.json';
import './prose.scss';

export function PrivacyPolicyScreen() {
  return (
    <div className="page page--reading">
      {/* The date is literal text (rule: privacy-policy-route). */}
      <PageHeading title="Privacy Policy" lead={`Last updated ${policy.updated}`} />
      <div className="prose">
        <section className="prose">
          <h2>Who we are</h2>
          <p>
            <span translate="no">{site.fullName}</span> manages condominium, co-op and rental communities in{' '}
            {site.region}. This policy says what we learn about you when you use this site, what we do with
            it, and what you can ask of us.
          </p>
        </section>
        {policy.sections.map((section) => (
          <section key={section.title} className="prose">
            <h2>{section.title}</h2>
            <p>{section.text}</p>
            {section.points ? (
              <ul>
                {section.points.map((point) => (
                  <li key={point}>{point}</li>
                ))}
              </ul>
            ) : null}
          </section>
        ))}
        <section className="prose">
          <h2>Questions</h2>
          <p>
            Write to <MailLink to={site.serviceEmail} />, call{' '}
            <a href={`tel:${site.phone}`} onClick={skipQuestion}>
              {site.phone}
            </a>
            , or send a letter to <span translate="no">{site.fullName}</span>, {site.address.box},{' '}
            {site.address.town}.
          </p>
        </section>
      </div>
    </div>
  );
}
