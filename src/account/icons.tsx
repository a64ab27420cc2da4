import type { ReactNode } from 'react';

export const Icon = ({ children }: { children: ReactNode }) => (
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
  >
    {children}
  </svg>
);

const eye = (
  <>
    <path d="M1.8 8S4 3.8 8 3.8 14.2 8 14.2 8 12 12.2 8 12.2 1.8 8 1.8 8Z" />
    <circle cx="8" cy="8" r="1.8" />
  </>
);
export const ring = <circle cx="8" cy="8" r="5.9" />;

export const EyeIcon = () => <Icon>{eye}</Icon>;
export const EyeOffIcon = () => (
  <Icon>
    {eye}
    <path d="m3 13 10-10" />
  </Icon>
);
export const AlertIcon = () => (
  <Icon>
    {ring}
    <path d="M8 5v3.5M8 10.8v.1" />
  </Icon>
);
export const InfoIcon = () => (
  <Icon>
    {ring}
    <path d="M8 7.6V11M8 5.2v.1" />
  </Icon>
);
export const CheckIcon = () => (
  <Icon>
    {ring}
    <path d="m5.6 8.2 1.7 1.7 3.2-3.6" />
  </Icon>
);
export const WarningIcon = () => (
  <Icon>
    <path d="M8 2.4 14.2 13H1.8L8 2.4ZM8 6.4v3M8 11.2v.1" />
  </Icon>
);
export const ShieldIcon = () => (
  <Icon>
    <path d="M8 2 3 3.8v3.7c0 3 2 5.2 5 6.5 3-1.3 5-3.5 5-6.5V3.8L8 2Z" />
  </Icon>
);

/** The product's mark. */
export const MapMark = () => (
  <svg
    width="26"
    height="26"
    viewBox="0 0 22 22"
    fill="none"
    stroke="currentColor"
    strokeWidth="1.6"
    strokeLinejoin="round"
    aria-hidden="true"
  >
    <path d="M2 6.5 8 3l6 3 6-2.5v12L14 19l-6-3-6 3Z" />
    <path d="M8 3v13M14 6v13M2 12l6-2.5L14 13l6-3" />
  </svg>
);
