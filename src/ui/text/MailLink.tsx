type MailLinkProps = { to: string };

export function MailLink({ to }: MailLinkProps) {
  return <a href={`mailto:${to}`}>{to}</a>;
}
