import { deviceZone } from '../../time/deviceZone';
import { communityZone } from '../../time/zone';

/** Tells the zones of device and community apart, and how to test with another zone of the device. */
export function ZoneText({ now }: { now: number }) {
  const time = new Intl.DateTimeFormat('en-US', { dateStyle: 'medium', timeStyle: 'short' });
  return (
    <details className="more">
      <summary>
        This device is in {deviceZone()}, where it is {time.format(now)}.
      </summary>
      <p>
        The page must show the community&rsquo;s time, that of {communityZone}, on every device. To test with
        another zone of the device:
      </p>
      <ul>
        <li>Chrome, Edge: developer tools, More tools, Sensors, Location: choose a city. Then reload.</li>
        <li>Firefox on Linux: start it with TZ=Asia/Jerusalem firefox.</li>
        <li>Safari, phones, and others: change the zone in the settings of the system. Then reload.</li>
      </ul>
    </details>
  );
}
