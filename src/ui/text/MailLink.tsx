type MailLinkProps = { to: string };

/** An address without the characters that begin the headers of a `mailto:` link, such as `?bcc=`, or that escape others. */
const plainAddress = /^[^\s?#%<>@]+@[^\s?#%<>@]+$/;

/**
 * Links to an email address, or to several with commas between them. Other text is shown without a link, in an element of its
 * own (rules: translated-page, names-and-direction).
 */
export function MailLink({ to }: MailLinkProps) {
  const isLink = to.split(',').every((address) => plainAddress.test(address.trim()));
  return isLink ? <a href={`mailto:${to}`}>{to}</a> : <bdi>{to}</bdi>;
}
