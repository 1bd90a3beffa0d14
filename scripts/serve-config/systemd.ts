/** What is printed for systemd: a socket that stays open while the server is restarted, and the server, which may write its own two
 * folders and nothing else. */
import { drainMs } from '#platform/server/server.ts';
import type { ServeOptions } from './options.ts';

/** @returns Both units by file name. */
export function formatUnits(options: ServeOptions): Readonly<Record<string, string>> {
  const { name } = options;
  return { [`${name}.socket`]: formatSocket(options), [`${name}.service`]: formatService(options) };
}

/** As printed: each after a line that names it. */
export function formatSystemd(options: ServeOptions): string {
  return Object.entries(formatUnits(options))
    .map(([file, text]) => `# /etc/systemd/system/${file}\n${text}`)
    .join('\n');
}

function formatSocket({ name, upstream }: ServeOptions): string {
  return `[Unit]
Description=Socket of ${name}: it holds requests while the server is restarted

[Socket]
ListenStream=${upstream}
# Requests that may wait for a restart.
Backlog=1024
NoDelay=true

[Install]
WantedBy=sockets.target
`;
}

/** V8 compiles at run time, so memory may be made executable (MemoryDenyWriteExecute is left out). */
function formatService(options: ServeOptions): string {
  const { name, user, folder, files, node } = options;
  const program = node ?? `${folder}/node_modules/node-linux-${process.arch}/bin/node`;
  const grace = drainMs / 1000 + 10;
  return `[Unit]
Description=Website ${name}: live calls, pages made for a request, publishing
Wants=network-online.target
After=network-online.target ${name}.socket
Requires=${name}.socket

[Service]
Type=exec
User=${user}
WorkingDirectory=${folder}
ExecStart=${program} --disable-sigusr1 --disable-warning=ExperimentalWarning scripts/serve.ts
# Settings (docs/configuration.md), readable by root only; systemd reads them.
EnvironmentFile=-/etc/${name}.env
Environment=NODE_ENV=production STATE_DIR=/var/lib/${name}/state OUT_DIR=${files} PRECOMPRESS=yes
StateDirectory=${name}
StateDirectoryMode=0755
Restart=always
# A wrong setting stays one: the journal names it.
RestartPreventExitStatus=2
RestartSec=1
# Running requests end first.
KillMode=mixed
TimeoutStopSec=${grace}
# journalctl -u ${name}
StandardOutput=journal
StandardError=journal
SyslogIdentifier=${name}
LogRateLimitIntervalSec=30s
LogRateLimitBurst=2000
${hardening(files, name)}
[Install]
WantedBy=multi-user.target
`;
}

/** @param files OUT_DIR, which may lie elsewhere. */
function hardening(files: string, name: string): string {
  const isElsewhere = !files.startsWith(`/var/lib/${name}/`);
  return `
# What it may not do: systemd-analyze security
${isElsewhere ? `ReadWritePaths=${files}\n` : ''}ProtectSystem=strict
ProtectHome=true
PrivateTmp=true
PrivateDevices=true
PrivateUsers=true
PrivateIPC=true
ProtectProc=invisible
ProtectClock=true
ProtectHostname=true
ProtectKernelLogs=true
ProtectKernelModules=true
ProtectKernelTunables=true
ProtectControlGroups=true
NoNewPrivileges=true
CapabilityBoundingSet=
AmbientCapabilities=
LockPersonality=true
RestrictNamespaces=true
RestrictRealtime=true
RestrictSUIDSGID=true
RemoveIPC=true
RestrictAddressFamilies=AF_INET AF_INET6 AF_UNIX
SystemCallArchitectures=native
SystemCallFilter=@system-service
SystemCallFilter=~@privileged @resources
SystemCallErrorNumber=EPERM
UMask=0077
LimitNOFILE=65536
# A core would hold secrets and numbers of contracts.
LimitCORE=0
# Another service of this machine is not to suffer: it is slowed down first, then ended and started again.
MemoryHigh=60%
MemoryMax=75%
TasksMax=512
`;
}
