/** The islands of the frame, which share one chunk. */
export { Header } from './header/Header.tsx';
export { Messages } from './messages/Messages.tsx';
export { SideMenu } from './menu/SideMenu.tsx';
