export {default as Client} from 'obs-websocket-js/json';
