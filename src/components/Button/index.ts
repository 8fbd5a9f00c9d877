export {Button, buttonClass, type ButtonLook} from './Button';
