export {RouteAnnouncer} from './RouteAnnouncer';
