import { sendRequest } from '../../api/requests';
import { useWrite } from '../../api/useWrite';
import type { Community } from '../../domain/community';
import { site, waiverLinkOf } from '../../site';
import { PageHeading } from '../../ui/layout/PageHeading';
import { Panel } from '../../ui/layout/Panel';
import { WinterizeForm } from './WinterizeForm';

interface WinterizeScreenProps {
  community: Community;
  /** The verified code, '' if there is none. */
  bypassCode: string;
}

export function WinterizeScreen({ community, bypassCode }: WinterizeScreenProps) {
  const write = useWrite();
  return (
    <div className="page page--reading">
      <title>{`Winterization | ${site.name}`}</title>
      <PageHeading>Winterization</PageHeading>
      <Panel title="Request Winterization">
        <WinterizeForm
          facts={{ communityName: community.name, bypassCode, waiverLink: waiverLinkOf(community.name) }}
          onSend={(request) => write(() => sendRequest(request))}
        />
      </Panel>
    </div>
  );
}
