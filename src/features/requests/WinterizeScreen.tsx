import { sendRequest } from '../../api/requests';
import type { Community } from '../../domain/community';
import { site, waiverLinkOf } from '../../site';
import { PageHeading } from '../../ui/layout/PageHeading';
import { Panel } from '../../ui/layout/Panel';
import { WinterizeForm } from './WinterizeForm';

interface WinterizeScreenProps {
  community: Community;
  /** The verified code, or '' without one. */
  bypassCode: string;
}

export function WinterizeScreen({ community, bypassCode }: WinterizeScreenProps) {
  return (
    <div className="page page--reading">
      <title>{`Winterization | ${site.name}`}</title>
      <PageHeading>Winterization</PageHeading>
      <Panel title="Request Winterization" className="panel--form">
        <WinterizeForm
          facts={{ communityName: community.name, bypassCode, waiverLink: waiverLinkOf(community.name) }}
          onSubmit={sendRequest}
        />
      </Panel>
    </div>
  );
}
