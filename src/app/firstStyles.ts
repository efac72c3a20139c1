// The build inlines these sheets into every page: what every page has, prerendered content, and what shows before a member's screen
// has loaded. Components import their own sheets too. A sheet that is not listed here loads with the first screen that needs it.
import '../styles/first.scss';

import '../features/minyan/home/HomeOutline.scss';
import '../features/minyan/units-open/UnitsOpenHeading.scss';
import '../features/public/ContactScreen.scss';
import '../features/public/LandingScreen.scss';
import '../features/public/prose.scss';
import '../features/session/AuthCard.scss';
import '../features/session/FormPlaceholder.scss';
import '../ui/button/Button.scss';
import '../ui/feedback/LoadError.scss';
import '../ui/feedback/Spinner.scss';
import '../ui/structure/PageHeading.scss';
import './layout/SiteFooter.scss';
import './layout/SiteHeader.scss';
import './page/ScreenFrame.scss';
