import { Component, createContext, type ComponentType, type ReactNode } from 'react';
import { forgetFailures, isNotLoaded } from './later.tsx';

/** A part whose code did not come: `again` asks for it once more; what floats over the page can be closed. */
export interface Missing {
  again(): void;
  close?: (() => void) | undefined;
}

/** What tells of it; without that the page around the part is told to be broken. */
export const MissingContext = createContext<ComponentType<Missing> | undefined>(undefined);

interface Props {
  close?: (() => void) | undefined;
  children: ReactNode;
}

/** Keeps the page around a part whose code did not come. */
export class PartGuard extends Component<Props, { error?: unknown }> {
  static override contextType = MissingContext;
  declare context: ComponentType<Missing> | undefined;
  override state: { error?: unknown } = {};
  static getDerivedStateFromError = (error: unknown) => ({ error });

  private readonly again = () => {
    forgetFailures();
    this.setState({ error: undefined });
  };

  override render() {
    const { error } = this.state;
    const Told = this.context;
    if (error === undefined) return this.props.children;
    if (!Told || !isNotLoaded(error)) throw error;
    return <Told again={this.again} close={this.props.close} />;
  }
}
