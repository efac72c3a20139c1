import type { Day } from '@/domain/day';
import { formatDay } from '@/domain/time';
import { site } from '@/site';
import { MailLink } from '@/ui/text/MailLink';

/** Says that the member has submitted the same request before, on `day` (rule: duplicate-request). */
export function DuplicateSentence({ day }: { day: Day }) {
  return (
    <>
      <span>
        {`You already submitted a request on ${formatDay(day)}. If you would like to revise information on the request, please email `}
      </span>
      <MailLink to={site.winterServiceEmail} />
    </>
  );
}
