import { useLoadedCommunity } from '../../api/memberContext';
import { Disclosure } from '../../ui/layout/Disclosure';
import { PageHeading } from '../../ui/layout/PageHeading';
import { Name } from '../../ui/text/Name';
import { RichText } from '../../ui/text/RichText';
import './PoliciesScreen.scss';

export function PoliciesScreen() {
  const { name, policies } = useLoadedCommunity();
  // The index is part of the key, because ids from the server may be missing or repeated.
  const items = policies.map((policy, index) => ({ ...policy, key: `${index} ${policy.id}` }));
  return (
    <div className="page page--reading">
      <PageHeading title="Policies" lead={<Name>{name}</Name>} />
      {items.length === 0 ? <p className="empty-note">No policies yet</p> : null}
      {items.map(({ key, title, content }) => (
        <Disclosure key={key} title={<bdi>{title.trim() || 'Policy'}</bdi>}>
          <RichText text={content} />
        </Disclosure>
      ))}
    </div>
  );
}
