import { useBypassCode, useLoadedCommunity } from '../../api/memberContext';
import { sendRequest } from '../../api/requests';
import { site, waiverLinkOf } from '../../site';
import { PageHeading } from '../../ui/layout/PageHeading';
import { Panel } from '../../ui/layout/Panel';
import { WinterizeForm } from './WinterizeForm';

export function WinterizeScreen() {
  const community = useLoadedCommunity();
  const bypassCode = useBypassCode();
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
