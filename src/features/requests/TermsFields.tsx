import { site } from '../../site';
import { CheckboxField } from '../../ui/fields/CheckboxField';
import { FormGroup } from './FormGroup';
import { MailLink } from '../../ui/text/MailLink';
import './requests.scss';

/** The terms of both requests (rule: terms-text). */
export function TermsFields() {
  return (
    <FormGroup title="Terms and conditions">
      <ul className="terms">
        <li>
          A confirmation is to be expected in <span className="terms__time">2-3 business days.</span>
        </li>
        <li>
          If you have none after 3 business days, please email <MailLink to={site.winterServiceEmail} />.
        </li>
        <li>Requests submitted after Wednesday 3:00pm are processed the following week.</li>
      </ul>
      <CheckboxField name="hasAccepted" label="I accept the terms and conditions" />
    </FormGroup>
  );
}
