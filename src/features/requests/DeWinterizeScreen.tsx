import { useLoadedCommunity } from '../../api/memberContext';
import { sendRequest } from '../../api/requests';
import { useBypassCode } from '../../lib/bypassCode';
import { site } from '../../site';
import { PageHeading } from '../../ui/layout/PageHeading';
import { Panel } from '../../ui/layout/Panel';
import { DeWinterizeForm } from './DeWinterizeForm';

export function DeWinterizeScreen() {
  const community = useLoadedCommunity();
  const bypassCode = useBypassCode();
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
