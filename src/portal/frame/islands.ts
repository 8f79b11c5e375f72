/** The islands of the frame, which are one file for browsers. */
export { Header } from './header/Header.tsx';
export { Messages } from './messages/Messages.tsx';
export { SideMenu } from './menu/SideMenu.tsx';
