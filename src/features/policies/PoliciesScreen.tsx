import { useLoadedCommunity } from '../../api/memberContext';
import { Disclosure } from '../../ui/layout/Disclosure';
import { PageHeading } from '../../ui/layout/PageHeading';
import { Name } from '../../ui/text/Name';
import { RichText } from '../../ui/text/RichText';
import './PoliciesScreen.scss';

export function PoliciesScreen() {
  const { name, policies } = useLoadedCommunity();
  return (
    <div className="page page--reading">
      <PageHeading title="Policies" lead={<Name>{name}</Name>} />
      {policies.length === 0 ? <p className="empty-note">No policies yet</p> : null}
      {policies.map(({ id, title, content }, index) => (
        // The index is part of the key, because ids from the server may be missing or repeated.
        <Disclosure key={`${index} ${id}`} title={<bdi>{title.trim() || 'Policy'}</bdi>}>
          <RichText text={content} />
        </Disclosure>
      ))}
    </div>
  );
}
