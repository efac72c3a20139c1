import { useLoadedCommunity } from '@/api/memberContext';
import { Disclosure } from '@/ui/structure/Disclosure';
import { PageHeading } from '@/ui/structure/PageHeading';
import { fitMarks } from '@/ui/text/fitMarks';
import { Name } from '@/ui/text/Name';
import { RichText } from '@/ui/text/RichText';
import { uniqueKeys } from '@/ui/uniqueKeys';
import './PoliciesScreen.scss';

export function PoliciesScreen() {
  const { name, policies } = useLoadedCommunity();
  const keys = uniqueKeys(policies.map(({ id, title }) => id || title));
  return (
    <div className="page page--reading">
      <PageHeading title="Policies" lead={<Name>{name}</Name>} />
      {policies.length === 0 ? <p className="empty-note">No policies yet</p> : null}
      {policies.map(({ title, content }, index) => (
        <Disclosure key={keys[index]} title={<bdi>{fitMarks(title).trim() || 'Policy'}</bdi>}>
          <RichText text={content} />
        </Disclosure>
      ))}
    </div>
  );
}
