export {BuyPro} from './buy/BuyPro';
export {CheckoutSucceeded} from './checkout/CheckoutSucceeded';
export {MyAccount} from './my/MyAccount';
export {SignIn} from './signin/SignIn';
