import * as z from 'zod/mini';
import type { account, SignUpReply } from '../src/platform/account.ts';
import { accountBodies } from '../src/platform/accountBodies.ts';
import { ApiKey } from '../src/platform/apiKeys.ts';
import { Application, NewApplication, Properties, WholeApplication } from '../src/platform/applications.ts';
import { AssignedRole } from '../src/platform/assignedRoles.ts';
import { Configs, NamedConfig } from '../src/platform/configs.ts';
import { BackupVersion, DailyImport } from '../src/platform/dailyImport.ts';
import { DefaultConfigs } from '../src/platform/defaultConfigs.ts';
import type { QueryOf, ReplyOf, Schema } from '../src/platform/endpoint.ts';
import { FieldApp, NewFieldApp } from '../src/platform/fieldApps.ts';
import type { EndpointName } from '../src/platform/index.ts';
import { Layer, NewLayer } from '../src/platform/layers.ts';
import { NotificationGroup, PlatformNotification } from '../src/platform/notifications.ts';
import { NewProtectedLayer, ProtectedLayer } from '../src/platform/protectedLayers.ts';
import { ProxyPing } from '../src/platform/proxy.ts';
import { Purpose } from '../src/platform/purposes.ts';
import { Ref } from '../src/platform/ref.ts';
import { Role, RolePurpose } from '../src/platform/roles.ts';
import { Session } from '../src/platform/sessions.ts';
import type { SignInReply } from '../src/platform/signIn.ts';
import { NewPlan, Period, Plan } from '../src/platform/subscriptionPlans.ts';
import {
  Card,
  NewCard,
  PaymentEvent,
  SubscriptionEntry,
  type SubscriptionReply,
} from '../src/platform/subscriptions.ts';
import { Tag } from '../src/platform/tags.ts';
import { ToolGroup } from '../src/platform/toolgroups.ts';
import { Tool, ToolConfig } from '../src/platform/tools.ts';
import { TransferPreview } from '../src/platform/transfer.ts';
import { NewUser, User, users } from '../src/platform/users.ts';
import { Department } from '../src/platform/workOrders.ts';

/** What the contract gives a name, by that name. */
export const components: Record<string, Schema<unknown>> = {
  ApiKey,
  Application,
  AssignedRole,
  BackupVersion,
  Card,
  Configs,
  CreatedUser: users.create.reply!,
  DailyImport,
  DefaultConfigs,
  Department,
  FieldApp,
  Layer,
  NamedConfig,
  NewApplication,
  NewCard,
  NewFieldApp,
  NewLayer,
  NewPlan,
  NewProtectedLayer,
  NewUser,
  Notification: PlatformNotification,
  NotificationGroup,
  PaymentEvent,
  Period,
  Plan,
  Properties,
  ProtectedLayer,
  ProxyPing,
  Purpose,
  Ref,
  Role,
  RolePurpose,
  Session,
  SubscriptionEntry,
  Tag,
  Tool,
  ToolConfig,
  ToolGroup,
  TransferPreview,
  User,
  WholeApplication,
};

const token = z.optional(z.string());
const granted: Schema<SubscriptionReply> = z.union([
  SubscriptionEntry,
  z.looseObject({ error: z.union([z.string(), z.looseObject({ message: z.optional(z.string()) })]) }),
]);

/** The schemas of calls whose endpoints carry types alone, so that the pages before sign-in load none. */
export const untyped: Partial<
  Record<EndpointName, { query?: Schema<unknown>; body?: Schema<unknown>; reply?: Schema<unknown> }>
> = {
  'account.signIn': {
    body: accountBodies.signIn,
    reply: z.looseObject({
      token,
      tempPassword: z.optional(z.boolean()),
      tempResetToken: token,
    }) satisfies Schema<SignInReply>,
  },
  'account.signUp': {
    body: accountBodies.signUp,
    reply: z.looseObject({ token, mailError: z.optional(z.boolean()) }) satisfies Schema<SignUpReply>,
  },
  'account.forgotPassword': { body: accountBodies.forgotPassword },
  'account.resetPassword': { body: accountBodies.resetPassword },
  'account.verifyEmail': {
    reply: z.looseObject({ token: z.string() }) satisfies Schema<ReplyOf<typeof account.verifyEmail>>,
  },
  'account.checkEmail': {
    query: z.object({ email: z.string(), id: z.optional(z.string()) }) satisfies Schema<
      QueryOf<typeof account.checkEmail>
    >,
    reply: z.looseObject({ available: z.boolean() }) satisfies Schema<ReplyOf<typeof account.checkEmail>>,
  },
  'account.me': { reply: User },
  'subscriptions.create': { reply: granted },
  'subscriptions.cancel': { reply: granted },
  'subscriptions.resubscribe': { reply: granted },
  'subscriptions.cancelOf': { reply: granted },
  'subscriptions.resubscribeOf': { reply: granted },
};
