import type { SVGProps } from 'react';

interface IconProps extends SVGProps<SVGSVGElement> {
  /** The path of the icon in a square of 16. */
  d: string;
}

export const AccountIcon = ({ d, children, ...props }: IconProps) => (
  <svg
    width="16"
    height="16"
    viewBox="0 0 16 16"
    fill="none"
    stroke="currentColor"
    strokeWidth="1.5"
    strokeLinecap="round"
    strokeLinejoin="round"
    aria-hidden="true"
    {...props}
  >
    <path d={d} />
    {children}
  </svg>
);

export const CIRCLE = 'M13.9 8A5.9 5.9 0 1 1 2.1 8a5.9 5.9 0 0 1 11.8 0Z';
const EYE =
  'M1.8 8S4 3.8 8 3.8 14.2 8 14.2 8 12 12.2 8 12.2 1.8 8 1.8 8ZM9.8 8A1.8 1.8 0 1 1 6.2 8a1.8 1.8 0 0 1 3.6 0Z';

export const EyeIcon = () => <AccountIcon d={EYE} />;
export const EyeOffIcon = () => <AccountIcon d={`${EYE}M3 13 13 3`} />;
export const ALERT = `${CIRCLE}M8 5v3.5M8 10.8v.1`;
export const INFO = `${CIRCLE}M8 7.6V11M8 5.2v.1`;
export const CHECK = `${CIRCLE}M5.6 8.2l1.7 1.7 3.2-3.6`;
export const WARNING = 'M8 2.4 14.2 13H1.8L8 2.4ZM8 6.4v3M8 11.2v.1';
export const ShieldIcon = () => <AccountIcon d="M8 2 3 3.8v3.7c0 3 2 5.2 5 6.5 3-1.3 5-3.5 5-6.5V3.8L8 2Z" />;

export const MapMark = () => (
  <AccountIcon
    width="26"
    height="26"
    viewBox="0 0 22 22"
    strokeWidth="1.6"
    strokeLinecap="butt"
    d="M2 6.5 8 3l6 3 6-2.5v12L14 19l-6-3-6 3ZM8 3v13M14 6v13M2 12l6-2.5L14 13l6-3"
  />
);
