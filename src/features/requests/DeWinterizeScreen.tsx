import { sendRequest } from '../../api/requests';
import type { Community } from '../../domain/community';
import { site } from '../../site';
import { PageHeading } from '../../ui/layout/PageHeading';
import { Panel } from '../../ui/layout/Panel';
import { DeWinterizeForm } from './DeWinterizeForm';

interface DeWinterizeScreenProps {
  community: Community;
  /** The verified code, or '' without one. */
  bypassCode: string;
}

export function DeWinterizeScreen({ community, bypassCode }: DeWinterizeScreenProps) {
  return (
    <div className="page page--reading">
      <title>{`De-Winterization | ${site.name}`}</title>
      <PageHeading>De-Winterization</PageHeading>
      <Panel title="Request De-Winterization" className="panel--form">
        <DeWinterizeForm facts={{ communityName: community.name, bypassCode }} onSubmit={sendRequest} />
      </Panel>
    </div>
  );
}
